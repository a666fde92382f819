/** The keys under which a run's files are delivered, each once. */
export const folderKey = (runId: string, format: string): string => `schedule-run/${runId}/${format}`;
export const mailKey = (runId: string): string => `schedule-run/${runId}/mail`;
