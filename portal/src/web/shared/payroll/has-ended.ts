/** Whether the last day of a payroll or place has come. @param today `YYYY-MM-DD`. */
export const hasEnded = ({ ended_on }: { ended_on: string | null }, today: string): boolean =>
  ended_on !== null && ended_on <= today;
