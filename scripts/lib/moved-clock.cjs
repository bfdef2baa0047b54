/**
 * Loaded before anything else into each program of the browser tests (`node --require`), and into
 * each environment of Jest: moves the clock, which goes on as fast as ever, by CLOCK_SHIFT
 * milliseconds. Timers are left alone.
 */

const shift = Number(process.env.CLOCK_SHIFT);
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
