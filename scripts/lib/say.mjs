/** @param {number} since a value of Date.now() */
export const secondsSince = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

let print = console.log;

/** For a command whose own output others read: what is said goes beside it. */
export const sayBesideOutput = () => {
  print = console.error;
};

/** One line for the person who runs the command. @param {string} line */
export const say = (line) => print(line);

/** @param {string} title of the part of the output that follows */
export const heading = (title) => console.log(`\n── ${title}`);
