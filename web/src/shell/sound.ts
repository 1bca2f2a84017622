// Cues made by WebAudio, off by default; everything they tell is on the screen too.
import { settings } from './settings.svelte';

export type Cue = 'turn' | 'card' | 'kneel' | 'token' | 'dice' | 'win' | 'lose' | 'message' | 'clock';

/** Frequencies in hertz and the length of each in seconds. */
const CUES: Record<Cue, { notes: number[]; length: number; wave: OscillatorType }> = {
  turn: { notes: [392, 523], length: 0.14, wave: 'triangle' },
  card: { notes: [260], length: 0.06, wave: 'triangle' },
  kneel: { notes: [220, 165], length: 0.09, wave: 'sine' },
  token: { notes: [880], length: 0.05, wave: 'sine' },
  dice: { notes: [180, 240, 200, 260], length: 0.05, wave: 'square' },
  win: { notes: [392, 494, 587, 784], length: 0.16, wave: 'triangle' },
  lose: { notes: [330, 294, 247], length: 0.2, wave: 'sine' },
  message: { notes: [660], length: 0.07, wave: 'sine' },
  clock: { notes: [740, 740], length: 0.05, wave: 'square' },
};

let context: AudioContext | null = null;

export function sound(cue: Cue): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const { notes, length, wave } = CUES[cue];
  notes.forEach((note, index) => {
    if (!context) return;
    const start = context.currentTime + index * length;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  });
}
