/** @param {number} since a value of Date.now() */
export const secondsSince = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

let write = console.log;

/** For a command whose own output others read: messages go to the standard error. */
export const printToStderr = () => {
  write = console.error;
};

/** One line for the person who runs the command. @param {string} line */
export const print = (line) => write(line);

/** @param {string} title of the part of the output that follows */
export const heading = (title) => console.log(`\n── ${title}`);
