/** Job profiles of the demonstration's payrolls: positions with their pay, and probabilities of incidents. */

/** Range of the daily pay in pesos of 2025. */
export type Position = readonly [title: readonly [man: string, woman: string], from: number, to: number];

export type JobProfile = {
  positions: readonly Position[];
  costCenters: readonly string[];
  /** Weekly probability of overtime. */
  overtime: number;
  /** Weekly probability of an absence. */
  absence: number;
  /** Whether a punctuality bonus is paid. */
  punctuality: boolean;
  /** Whether union dues are deducted. */
  union: boolean;
};

const same = (title: string): readonly [string, string] => [title, title];

export const JOB_PROFILES = {
  produccion: {
    positions: [
      [['Operador de línea', 'Operadora de línea'], 278.8, 360],
      [['Empacador', 'Empacadora'], 278.8, 310],
      [same('Auxiliar de almacén'), 285, 340],
      [['Montacarguista', 'Montacarguista'], 330, 410],
      [['Técnico de mantenimiento', 'Técnica de mantenimiento'], 420, 620],
      [['Supervisor de turno', 'Supervisora de turno'], 560, 780],
    ],
    costCenters: ['Línea 1', 'Línea 2', 'Almacén', 'Mantenimiento'],
    overtime: 0.16,
    absence: 0.03,
    punctuality: true,
    union: true,
  },
  obra: {
    positions: [
      [['Ayudante general', 'Ayudante general'], 278.8, 320],
      [['Albañil', 'Albañil'], 380, 520],
      [['Fierrero', 'Fierrera'], 390, 530],
      [['Electricista', 'Electricista'], 430, 600],
      [['Operador de maquinaria', 'Operadora de maquinaria'], 480, 680],
      [['Cabo de obra', 'Cabo de obra'], 560, 760],
    ],
    costCenters: ['Obra Norte', 'Obra Periférico', 'Maquinaria'],
    overtime: 0.2,
    absence: 0.04,
    punctuality: false,
    union: false,
  },
  operadores: {
    positions: [
      [['Operador de tractocamión', 'Operadora de tractocamión'], 520, 820],
      [['Operador de reparto', 'Operadora de reparto'], 340, 460],
      [['Mecánico diésel', 'Mecánica diésel'], 430, 640],
      [['Auxiliar de patio', 'Auxiliar de patio'], 278.8, 330],
    ],
    costCenters: ['Rutas foráneas', 'Reparto local', 'Taller'],
    overtime: 0.18,
    absence: 0.02,
    punctuality: true,
    union: false,
  },
  hotel: {
    positions: [
      [['Camarista', 'Camarista'], 290, 350],
      [['Mesero', 'Mesera'], 285, 345],
      [['Cocinero', 'Cocinera'], 340, 480],
      [['Recepcionista', 'Recepcionista'], 360, 470],
      [['Concierge', 'Concierge'], 420, 560],
      [['Jefe de piso', 'Jefa de piso'], 560, 760],
    ],
    costCenters: ['Habitaciones', 'Alimentos y bebidas', 'Recepción', 'Spa'],
    overtime: 0.07,
    absence: 0.02,
    punctuality: true,
    union: false,
  },
  oficina: {
    positions: [
      [['Auxiliar administrativo', 'Auxiliar administrativa'], 330, 430],
      [same('Analista de compras'), 480, 700],
      [same('Analista de nómina'), 520, 760],
      [['Contador', 'Contadora'], 640, 980],
      [['Ejecutivo de ventas', 'Ejecutiva de ventas'], 480, 820],
      [['Coordinador de recursos humanos', 'Coordinadora de recursos humanos'], 760, 1150],
    ],
    costCenters: ['Administración', 'Finanzas', 'Ventas'],
    overtime: 0.02,
    absence: 0.01,
    punctuality: false,
    union: false,
  },
  clinica: {
    positions: [
      [['Enfermero general', 'Enfermera general'], 420, 600],
      [['Enfermero especialista', 'Enfermera especialista'], 600, 820],
      [['Médico general', 'Médica general'], 780, 1150],
      [['Médico especialista', 'Médica especialista'], 1300, 2200],
      [['Químico laboratorista', 'Química laboratorista'], 560, 780],
      [same('Auxiliar de farmacia'), 320, 400],
    ],
    costCenters: ['Urgencias', 'Hospitalización', 'Laboratorio', 'Farmacia'],
    overtime: 0.06,
    absence: 0.01,
    punctuality: false,
    union: false,
  },
  direccion: {
    positions: [
      [same('Gerente de área'), 1300, 1900],
      [['Subdirector', 'Subdirectora'], 1900, 2800],
      [['Director', 'Directora'], 2800, 4600],
    ],
    costCenters: ['Dirección general', 'Planeación'],
    overtime: 0,
    absence: 0,
    punctuality: false,
    union: false,
  },
  despacho: {
    positions: [
      [['Pasante', 'Pasante'], 300, 380],
      [['Abogado', 'Abogada'], 760, 1300],
      [['Abogado asociado', 'Abogada asociada'], 1300, 2100],
      [same('Asistente legal'), 420, 600],
      [['Socio', 'Socia'], 2400, 3800],
    ],
    costCenters: ['Corporativo', 'Laboral', 'Litigio'],
    overtime: 0,
    absence: 0.005,
    punctuality: false,
    union: false,
  },
} as const satisfies Record<string, JobProfile>;

export type JobProfileName = keyof typeof JOB_PROFILES;
