import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** Texts of the collaborators' screen (specification 1 §2, §5, §6 and §8). */
export const userMessages = {
  title: 'Colaboradores',
  lead: 'Quién entra a Lienzo y qué puede hacer.',
  add: 'Alta de usuario',
  search: 'Buscar por nombre, correo o rol',
  searchAll: 'Buscar por nombre, correo o compañía',
  clearSearch: 'Borrar la búsqueda',
  count: (shown: number) => (shown === 1 ? '1 colaborador' : `${shown} colaboradores`),
  tableLabel: 'Colaboradores',
  columns: { nombre: 'Nombre', correo: 'Correo', compania: 'Compañía', rol: 'Rol' },
  actions: 'Acciones',
  actionsOf: (name: string) => `Acciones de ${name}`,
  deactivate: 'Desactivar',
  activate: 'Activar',
  remove: 'Eliminar',
  reset: 'Restablecer contraseña',
  invite: 'Reenviar invitación',
  noClients: 'Sin clientes',
  inactive: 'Cuenta inactiva',
  invited: 'Invitación pendiente',
  you: 'Tú',
  empty: 'Aún no hay colaboradores. Da de alta a la primera persona y recibirá su invitación por correo.',
  nothingFound: (label: string) => `Ningún colaborador coincide con “${label}”.`,
  failed: 'No se pudieron cargar los colaboradores.',
  showMore: (left: number) => `Mostrar más (${left})`,

  correct: 'Corregir nombre o correo',
  correctShort: 'Corregir',
  correctOf: (name: string) => `Corregir nombre o correo de ${name}`,
  correctTitle: (name: string) => `Corregir a ${name}`,
  mail: 'Correo',
  mailHelp:
    'Un correo nuevo recibe un enlace y vale cuando se confirma; hasta entonces la persona entra con el anterior. Al confirmarlo se cierran sus sesiones, el correo anterior recibe un aviso y los siguientes avisos llegan al nuevo.',
  mailInvitedHelp: 'Aún no elige su contraseña: la invitación se envía de nuevo al correo corregido.',
  correctSave: 'Guardar',
  corrected: (name: string) => `Se guardaron los datos de ${name}`,
  mailAsked: (name: string, mail: string) =>
    `Se envió un enlace a ${closedSentence(mail)} El correo de ${name} cambia cuando lo confirme.`,
  mailMoved: (mail: string) => `Se envió la invitación a ${mail}`,

  createTitle: 'Alta de usuario',
  createHelp: 'Recibirá un correo para elegir su contraseña.',
  name: 'Nombre',
  provider: 'Proveedor',
  providerPlaceholder: 'Elige un proveedor',
  providersFailed: 'No se pudieron cargar los proveedores.',
  role: 'Rol',
  roles: { Admin: 'Administrador', Ejecutivo: 'Ejecutivo de cuenta' },
  roleHelp: {
    Admin: 'Administra colaboradores, carpetas y todos los clientes.',
    Ejecutivo: 'Trabaja con los clientes que le asocies.',
  },
  create: 'Dar de alta',
  created: (name: string) => `Se dio de alta a ${closedSentence(name)} Su invitación va en camino.`,
  createFailed: '¡Tu usuario no pudo ser creado!',

  confirm: {
    deactivate: {
      title: 'Desactivar usuario',
      text: (name: string) =>
        `${name} ya no podrá entrar y sus sesiones se cerrarán. Puedes activarlo después.`,
      done: (name: string) => `Se desactivó la cuenta de ${name}`,
    },
    activate: {
      title: 'Activar usuario',
      text: (name: string) => `${name} podrá entrar de nuevo con su correo y contraseña.`,
      done: (name: string) => `Se activó la cuenta de ${name}`,
    },
    remove: {
      title: 'Eliminar usuario',
      text: (name: string) =>
        `${name} dejará de aparecer y no podrá entrar. Sus archivos y reportes se conservan.`,
      done: (name: string) => `Se eliminó la cuenta de ${name}`,
    },
    invite: {
      title: 'Reenviar invitación',
      text: (name: string, mail: string) =>
        `Enviaremos otra invitación a ${mail} para que ${name} elija su contraseña. La anterior dejará de servir.`,
      done: (mail: string) => `La invitación va en camino a ${mail}`,
    },
    reset: {
      title: 'Restablecer contraseña',
      text: (name: string, mail: string) =>
        `Enviaremos a ${mail} un enlace para que ${name} elija otra contraseña. Sus sesiones se cerrarán.`,
      done: (mail: string) => `El enlace va en camino a ${mail}`,
    },
  },

  panelClose: 'Cerrar',
  clients: 'Clientes asociados',
  clientsLater: 'Puedes elegirlos después. Sin clientes no verá carpetas ni nóminas de ninguno.',
  clientsHelp: 'Ve las carpetas y la nómina de los clientes marcados.',
  authorizes: 'Autoriza y cierra sus nóminas',
  authorizesOf: (name: string) => `Autoriza y cierra las nóminas de ${name}`,
  authorizesClient: (name: string) => `${name} (autoriza y cierra)`,
  clientsSearch: 'Buscar cliente',
  clientsCount: (chosen: number, all: number) => `${chosen} de ${all} clientes`,
  clientsNone: 'La organización aún no tiene clientes.',
  clientsNothing: 'Ningún cliente coincide.',
  clientsFailed: 'No se pudieron cargar los clientes.',
  save: 'Guardar cambios',
  saved: (name: string) => `Se guardaron los cambios de ${name}`,
  readOnly: 'Solo un administrador cambia el rol y los clientes de esta persona.',
  since: (date: string) => `Desde el ${date}`,
} as const;
