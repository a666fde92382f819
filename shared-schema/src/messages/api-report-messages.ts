/** Words that the API gives to reports. */
export const apiReportMessages = {
  copySuffix: ' (copia)',
} as const;
