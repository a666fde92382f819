/** What is wrong with a test that passes only on another attempt. */
export const PASSED_ON_RETRY = 'It passed only on another attempt.';
