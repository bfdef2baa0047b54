/** How the number of a house is written, as a part of a pattern: "15", "15-17", "15/2". Rules 16.9. */
export const HOUSE_NUMBER = String.raw`\d{1,4}(?:[-/]\d{1,4})?`;
