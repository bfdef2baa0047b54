/** A file for the customer to keep. */
export interface OwnFile {
  readonly name: string;
  /** Its media type, such as `application/json`. */
  readonly type: string;
  readonly text: string;
}

/** Hands a file to the customer, who decides where it goes. */
export type SaveFile = (file: OwnFile) => void;
