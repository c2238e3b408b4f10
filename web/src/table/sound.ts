const RATE = 22_050;
/** What is struck: when, in seconds, and how high. */
const NOTES = [
  [0, 659.25],
  [0.11, 880],
] as const;
const RING = 0.3;
const LOUD = 0.12;

/** A soft note swells for a moment and dies away. */
function note(since: number, pitch: number): number {
  if (since < 0 || since > RING) return 0;
  return LOUD * Math.min(1, since / 0.02) * Math.exp(-since * 22) * Math.sin(2 * Math.PI * pitch * since);
}

/** The bell as a WAV file: one channel, 16 bits. */
export function bellFile(): ArrayBuffer {
  const samples = Math.ceil((NOTES[1][0] + RING) * RATE);
  const file = new DataView(new ArrayBuffer(44 + samples * 2));
  const write = (at: number, text: string): void => [...text].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  write(0, 'RIFF');
  file.setUint32(4, 36 + samples * 2, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  write(36, 'data');
  file.setUint32(40, samples * 2, true);
  for (let i = 0; i < samples; i += 1) {
    const level = NOTES.reduce((sum, [at, pitch]) => sum + note(i / RATE - at, pitch), 0);
    file.setInt16(44 + i * 2, Math.round(level * 32_767), true);
  }
  return file.buffer;
}

let bell: HTMLAudioElement | null = null;

/** Hangs the bell while there is time. An audio context instead would hold up the whole page when it is first made. */
export function hangBell(): void {
  bell ??= new Audio(URL.createObjectURL(new Blob([bellFile()], { type: 'audio/wav' })));
}

/** Two soft notes: it is your turn. Silent where the browser does not (yet) allow sound. */
export function chime(): void {
  // Before the first gesture the browser would only complain.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  hangBell();
  bell!.currentTime = 0;
  bell!.play().catch(() => {
    /* a table without sound is still a table */
  });
}
