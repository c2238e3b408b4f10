import { settings, type CueSet } from '../lib/settings.svelte';

/** What can be heard at a table: paper, cloth, sealing wax, and a bell. */
export type Sound = 'slide' | 'tap' | 'press' | 'bell';

const RATE = 22_050;

/** Always the same hiss. */
function hiss(): () => number {
  let seed = 7;
  return () => ((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647) * 2 - 1;
}

/** Swells, and dies away. */
const swell = (since: number, rise: number, fall: number): number => (since < 0 ? 0 : Math.min(1, since / rise) * Math.exp(-since * fall));
const tone = (since: number, pitch: number): number => Math.sin(2 * Math.PI * pitch * since);

/** How long each lasts, in seconds, and how loud it is at a moment. `noise` is hiss, `soft` the same without its edge. */
const SOUNDS: Record<Sound, { lasts: number; at: (t: number, noise: number, soft: number) => number }> = {
  // Paper on paper: hiss that comes and goes.
  slide: { lasts: 0.14, at: (t, noise, soft) => 0.16 * Math.sin((Math.PI * t) / 0.14) ** 2 * (noise - soft) },
  // A card laid on cloth: a dull knock.
  tap: { lasts: 0.12, at: (t, _, soft) => swell(t, 0.002, 55) * (0.3 * tone(t, 140) + 0.35 * soft) },
  // A seal pressed into wax: lower and longer, with a little give.
  press: { lasts: 0.22, at: (t, _, soft) => swell(t, 0.008, 26) * (0.28 * tone(t, 92 - 90 * t) + 0.22 * soft) },
  // Two soft notes.
  bell: { lasts: 0.3, at: (t) => 0.12 * (swell(t, 0.02, 22) * tone(t, 659.25) + swell(t - 0.09, 0.02, 22) * tone(t - 0.09, 880)) },
};
/** The last moments of every sound fade, so that it ends in silence. */
const FADE = 0.02;

/** A sound as it is: a number for each moment. */
export function samples(sound: Sound): Float32Array<ArrayBuffer> {
  const { lasts, at } = SOUNDS[sound];
  const noise = hiss();
  let soft = 0;
  return Float32Array.from({ length: Math.ceil(lasts * RATE) }, (_, i) => {
    const now = noise();
    soft += (now - soft) * 0.18;
    return at(i / RATE, now, soft) * Math.min(1, (lasts - i / RATE) / FADE);
  });
}

let context: AudioContext | null = null;
const buffers = new Map<Sound, AudioBuffer>();

/** Makes everything ready, while there is time: it takes longer than a frame. */
export function tuneUp(): void {
  if (context) return;
  context = new AudioContext();
  for (const sound of Object.keys(SOUNDS) as Sound[]) {
    const all = samples(sound);
    const buffer = context.createBuffer(1, all.length, RATE);
    buffer.copyToChannel(all, 0);
    buffers.set(sound, buffer);
  }
}

/** Which wish a sound belongs to. */
const SETS: Record<Sound, CueSet> = { slide: 'cards', tap: 'cards', press: 'hire', bell: 'turn' };

/** Rings after so many milliseconds, if that is wished for; silent where the browser does not (yet) allow sound. */
export function ring(sound: Sound, wait = 0): void {
  if (settings.sound && settings.cues[SETS[sound]]) play(sound, wait);
}

/** The same, whatever is wished. */
export function play(sound: Sound, wait = 0): void {
  // Before the first gesture the browser would only complain.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  tuneUp();
  if (context!.state === 'suspended') void context!.resume();
  const source = new AudioBufferSourceNode(context!, { buffer: buffers.get(sound) });
  source.connect(new GainNode(context!, { gain: settings.volume })).connect(context!.destination);
  source.start(context!.currentTime + wait / 1000);
}
