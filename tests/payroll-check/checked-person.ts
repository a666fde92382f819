/** What both calculations are given: one person's fortnight in plain values. Days are `YYYY-MM-DD`, amounts in pesos. */

/** F: absence, I: disability, V: vacation; empty: an ordinary day; -: not employed. */
export type DayCode = '' | 'F' | 'I' | 'V' | '-';

/** Overtime of a calendar week. */
export type OvertimeWeek = { date: string; double_hours: number; triple_hours: number };

export type CheckedPerson = {
  id: string;
  initial_date: string;
  end_date: string;
  payment_date: string;
  opens_bimester: boolean;
  zone: 'general' | 'frontera';
  days_convention: '30.4' | 'calendario';
  absence_share: '7/6' | '1';
  risk_premium: number;
  hire_date: string;
  termination_date: string | null;
  daily_salary: number;
  sbc: number;
  /** A change of salary within the period. */
  raise: { date: string; daily_salary: number; sbc: number } | null;
  /** A code for each calendar day of the period. */
  days: DayCode[];
  /** Absences of the same calendar month before the period. */
  earlier_absences: number;
  overtime: OvertimeWeek[];
  /** Exempt double overtime of the first week that the previous period has paid. */
  first_week_exempt: number;
  /** Sundays that were worked. */
  sundays: string[];
  /** Taxed payments of the month before the period, beside the salary. */
  earlier_other_taxed: number;
  commission: number;
  attendance_bonus: number;
  food_vouchers: number;
  travel_expenses: number;
  advance: number;
  /** Of the year before the period. */
  year: { pay: number; vacation_premium_exempt: number; benefits_exempt: number };
  /** type: 1 percent of the SBC, 2 pesos a month, 3 UMI a month. */
  housing: { type: 1 | 2 | 3; value: number } | null;
  /** Pesos a month. */
  fonacot: number | null;
  /** Percent of what is left after ISR and IMSS, or pesos a month. */
  alimony: { type: 1 | 2; value: number } | null;
};
