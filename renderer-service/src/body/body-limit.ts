/** How long a body may be, and what the client of a longer one is told. */
export type BodyLimit = {
  bytes: number;
  says: (bytes: number) => string;
};
