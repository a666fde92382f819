/** A cross table that reached a format: `withCrossTables` makes all of them tables before anything is laid out. */
export class UncrossedTableError extends Error {
  constructor() {
    super('a cross table was not crossed before it was drawn');
  }
}
