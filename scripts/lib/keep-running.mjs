import { stopService } from './services.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const SHORTEST = 500;
const LONGEST = 10_000;
/** Whoever ran this long was well: its next death is a first one again. */
const WELL_AFTER = 60_000;
/** Whoever dies sooner than this has hardly begun. */
const HARDLY_BEGUN = 5_000;

/** The pause before a start, growing with the deaths in a row. @param {number} deaths */
export const restartPause = (deaths) => Math.min(LONGEST, SHORTEST * 2 ** (deaths - 1));

/** @param {number | null} code @param {string | null} signal */
export const howItEnded = (code, signal) => (signal ? `ended by ${signal}` : `exit code ${code}`);

/**
 * Starts a program again whenever it dies.
 * @param {() => ChildProcess} start
 * @param {(death: { code: number | null, how: string, pause: number | null }) => void} onDeath `pause` is
 * in milliseconds until the next start; null where there will be none
 * @param {{ mostFalseStarts?: number }} [options] after so many deaths in a row, each within five seconds
 * of a start, it is hopeless
 */
export const keepRunning = (start, onDeath, { mostFalseStarts = Infinity } = {}) => {
  let deaths = 0;
  let falseStarts = 0;
  let timer;
  /** @type {ChildProcess} */
  let child;

  const launch = () => {
    const since = Date.now();
    const launched = start();
    child = launched;
    launched.once('exit', (code, signal) => {
      // Stopped or replaced on purpose.
      if (child !== launched || stopping) return;
      const ran = Date.now() - since;
      deaths = ran > WELL_AFTER ? 1 : deaths + 1;
      falseStarts = ran < HARDLY_BEGUN ? falseStarts + 1 : 0;
      const pause = falseStarts < mostFalseStarts ? restartPause(deaths) : null;
      if (pause !== null) timer = setTimeout(launch, pause);
      onDeath({ code, how: howItEnded(code, signal), pause });
    });
  };
  let stopping = false;
  const stop = async (grace) => {
    stopping = true;
    clearTimeout(timer);
    await stopService(child, grace);
  };
  launch();
  return {
    stop,
    /** Starts the program afresh, such as after a new build. @param {number} grace */
    restart: async (grace) => {
      await stop(grace);
      stopping = false;
      deaths = 0;
      falseStarts = 0;
      launch();
    },
    kill: () => child.kill('SIGKILL'),
  };
};
