/** Texts of the four screens that the specification marks 'En desarrollo' (specification 2 §2). */
export const placeholderMessages = {
  state: 'En desarrollo',
  screens: {
    validacion: {
      title: 'Validación de nómina',
      text: 'Aquí se validará la nómina con el cliente. Por ahora, revisa sus hallazgos y autorízala en Cálculo y cierre.',
    },
    actualizarControl: {
      title: 'Control de facturación',
      text: 'Aquí se actualizará el control de facturación. Por ahora, los totales de cada nómina están en Cálculo y cierre.',
    },
    confrontanomina: {
      title: 'Confronta de pagos CFDI',
      text: 'Aquí se compararán los CFDI con los pagos. Por ahora, lo que paga cada nómina está en Cálculo y cierre.',
    },
    timbrado: {
      title: 'Timbrado',
      text: 'Aquí se timbrarán los recibos. Por ahora, el resultado de cada empleado está en Cálculo y cierre.',
    },
  },
  toRuns: 'Ir a Cálculo y cierre',
} as const;

export type PlaceholderScreen = keyof (typeof placeholderMessages)['screens'];
