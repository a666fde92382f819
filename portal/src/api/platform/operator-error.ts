/** What whoever runs the portal or one of its commands can mend; the message says how, in Spanish. */
export class OperatorError extends Error {}
