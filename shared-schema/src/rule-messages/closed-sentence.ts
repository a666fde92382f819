/** A sentence with its full stop: one that ends with a time, "3:05 p. m.", has it already. */
export const closedSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
