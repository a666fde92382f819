/** What keeps the set-up from going on; `message` is Spanish and says what to do. */
export class SetupError extends Error {}
