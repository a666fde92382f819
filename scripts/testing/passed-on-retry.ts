/** Why a test that only passes at another attempt counts as failed. */
export const PASSED_ON_RETRY = 'It passed only on another attempt.';
