/** Two bright strokes, in hertz and in seconds from the first. */
const STROKES = [
  { pitch: 880, at: 0 },
  { pitch: 1174.7, at: 0.18 },
  { pitch: 880, at: 0.55 },
  { pitch: 1174.7, at: 0.73 },
] as const;

const STROKE_SECONDS = 0.6;
const VOLUME = 0.6;

/** A bell made of tones. Browsers let it sound once somebody has touched the page. */
export class Bell {
  private context: AudioContext | null = null;

  get isUnlocked(): boolean {
    return this.context?.state === 'running';
  }

  /** To be called after a touch or a key; false where the browser still wants one, or knows no sound. */
  async unlock(): Promise<boolean> {
    try {
      this.context ??= new AudioContext();
      await this.context.resume();
    } catch {
      return false;
    }
    return this.isUnlocked;
  }

  ring(): void {
    const { context } = this;
    if (!context || context.state !== 'running') return;
    for (const { pitch, at } of STROKES) {
      const start = context.currentTime + at;
      const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(VOLUME, start + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.001, start + STROKE_SECONDS);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + STROKE_SECONDS);
    }
  }
}
