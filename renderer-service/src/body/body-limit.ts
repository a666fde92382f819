/** How long a body may be, and what the client of a longer one is told. */
export type BodyLimit = {
  maxBytes: number;
  message: (maxBytes: number) => string;
};
