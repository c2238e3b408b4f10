let context: AudioContext | null = null;

/** Two soft notes: it is your turn. Silent where the browser does not (yet) allow sound. */
export function chime(): void {
  // Before the first gesture the browser would only complain.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    for (const [i, pitch] of [659.25, 880].entries()) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, now + i * 0.11);
      volume.gain.exponentialRampToValueAtTime(0.12, now + i * 0.11 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.11 + 0.28);
      tone.connect(volume).connect(context.destination);
      tone.start(now + i * 0.11);
      tone.stop(now + i * 0.11 + 0.3);
    }
  } catch {
    /* a table without sound is still a table */
  }
}
