/**
 * Loaded before anything else into each program of the browser tests (`node --require`), and into
 * each environment of Jest: moves the clock, which goes on as fast as ever, by CLOCK_SHIFT
 * milliseconds. Timers are left alone.
 */

const shift = Number(process.env.CLOCK_SHIFT);
const RealDate = Date;

const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (date, parts, target) =>
    Reflect.construct(date, parts.length === 0 ? [now()] : parts, target),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
