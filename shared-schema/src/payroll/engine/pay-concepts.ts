/** The concepts that the calculation writes by itself. */
export const PAY_CONCEPTS = {
  sueldo: 'P001',
  vacaciones: 'P003C_DI',
  prima_vacacional: 'P004',
  aguinaldo: 'P005',
  horas_dobles: 'P023C_HR',
  horas_triples: 'P024C_HR',
  prima_antiguedad: 'P031',
  indemnizacion: 'P032',
  imss: 'D001',
  isr: 'D002',
  pension: 'D007',
  infonavit: 'D010',
  fonacot: 'D011',
  reintegro_isr: 'O001',
  subsidio: 'O002',
} as const;
