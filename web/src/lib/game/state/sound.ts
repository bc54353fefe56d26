/** Sounds of our own making, put together on the spot: nothing to load, and silent unless they are switched on. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'stone' | 'coin' | 'step' | 'turn' | 'rondel' | 'end' | 'drum' | 'bell' | 'bells' | 'loss';

let context: AudioContext | undefined;

interface Tone {
  at: number;
  pitch: number;
  to?: number;
  length: number;
  volume: number;
  shape: OscillatorType;
}

/** A church bell: a strike tone with the hum, the tierce and the nominal that every cast bell has. */
function bell(at: number, pitch: number, volume = 0.09, length = 1.6): Tone[] {
  return [
    { at, pitch: pitch / 2, length, volume: volume * 0.5, shape: 'sine' },
    { at, pitch, length: length * 0.8, volume, shape: 'sine' },
    { at, pitch: pitch * 1.19, length: length * 0.6, volume: volume * 0.5, shape: 'sine' },
    { at, pitch: pitch * 2, length: length * 0.4, volume: volume * 0.4, shape: 'sine' },
  ];
}
/** Six bells ring down the scale twice, as London's do. */
const PEAL = [1047, 988, 880, 784, 698, 659, 1047, 880, 988, 784, 659, 523];

const TONES: Record<Sound, Tone[]> = {
  card: [{ at: 0, pitch: 900, to: 300, length: 0.06, volume: 0.05, shape: 'triangle' }],
  stone: [
    { at: 0, pitch: 150, to: 70, length: 0.12, volume: 0.25, shape: 'sine' },
    { at: 0, pitch: 420, to: 180, length: 0.04, volume: 0.08, shape: 'square' },
  ],
  coin: [
    { at: 0, pitch: 1760, length: 0.07, volume: 0.06, shape: 'sine' },
    { at: 0.06, pitch: 2637, length: 0.16, volume: 0.06, shape: 'sine' },
  ],
  step: [{ at: 0, pitch: 330, to: 240, length: 0.05, volume: 0.1, shape: 'triangle' }],
  turn: [
    { at: 0, pitch: 523, length: 0.16, volume: 0.1, shape: 'sine' },
    { at: 0.12, pitch: 784, length: 0.3, volume: 0.1, shape: 'sine' },
  ],
  rondel: [{ at: 0, pitch: 110, to: 90, length: 0.18, volume: 0.12, shape: 'sawtooth' }],
  drum: [0, 0.14, 0.26, 0.36, 0.44, 0.5, 0.55].map((at) => ({
    at,
    pitch: 120,
    to: 80,
    length: 0.08,
    volume: 0.09,
    shape: 'triangle' as const,
  })),
  bell: bell(0, 523, 0.12, 2),
  bells: PEAL.flatMap((pitch, i) => bell(i * 0.19, pitch)),
  loss: [
    { at: 0, pitch: 440, length: 0.3, volume: 0.08, shape: 'sine' },
    { at: 0.25, pitch: 349, length: 0.5, volume: 0.08, shape: 'sine' },
  ],
  end: [
    { at: 0, pitch: 523, length: 0.25, volume: 0.1, shape: 'sine' },
    { at: 0.18, pitch: 659, length: 0.25, volume: 0.1, shape: 'sine' },
    { at: 0.36, pitch: 784, length: 0.5, volume: 0.12, shape: 'sine' },
  ],
};

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[sound]) ring(context, tone);
}

function ring(audio: AudioContext, { at, pitch, to, length, volume, shape }: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}
