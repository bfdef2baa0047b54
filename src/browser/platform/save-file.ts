import type { OwnFile } from '../../application/ports/file-saver';

/** In milliseconds: until then some browsers have only asked where the file is to go. */
const REVOKED_AFTER = 60_000;

/** Hands a file to the customer by a link that is clicked for them. */
export const saveFile = ({ name, type, text }: OwnFile): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, REVOKED_AFTER);
};
