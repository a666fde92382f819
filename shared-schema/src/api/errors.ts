/** Error codes of the API, their HTTP status and the sentence that the person reads (specification 1 §8). */
import { z } from 'zod';
import { FILE_LIMIT_TEXT } from './file-limit.ts';

type ErrorEntry = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 429 | 499 | 500 | 502 | 503 | 507;
  message: string;
};

export const ERRORS = {
  client_exists: { status: 409, message: 'Este cliente ya existe.' },
  file_exists: { status: 409, message: 'Ya existe un archivo con ese nombre en la carpeta.' },
  file_not_found: { status: 404, message: 'El archivo no existe o ya no tienes acceso a él.' },
  folder_exists: { status: 409, message: 'Ya existe una carpeta con ese nombre.' },
  folder_not_found: { status: 404, message: 'La carpeta no existe o ya no tienes acceso a ella.' },
  internal_error: { status: 500, message: 'Error interno, inténtalo más tarde.' },
  invalid_token: { status: 401, message: 'Credenciales no válidas.' },
  invalid_organization: { status: 409, message: 'El dominio o la organización ya existe.' },
  organization_not_found: { status: 404, message: 'La organización no existe.' },
  move_into_itself: {
    status: 409,
    message: 'Una carpeta no se puede mover dentro de sí misma. Elige otra carpeta destino.',
  },
  protected_folder: {
    status: 409,
    message: 'La carpeta principal de la organización o de un cliente no se puede cambiar así.',
  },
  folder_too_deep: {
    status: 422,
    message: 'La carpeta quedaría demasiado adentro de otras. Elige una más cercana a la raíz.',
  },
  recipient_not_found: {
    status: 422,
    message:
      'Nadie con ese correo puede abrir la carpeta. Revisa el correo o pide a tu administrador que le dé acceso.',
  },
  required_parameter: { status: 400, message: 'Datos insuficientes.' },
  user_mail_exists: { status: 409, message: 'Este correo electrónico ya existe.' },
  user_not_found: {
    status: 401,
    message: 'Datos de acceso incorrectos o no existen en el dominio actual.',
  },
  file_too_large: {
    status: 413,
    message: `El archivo pesa ${FILE_LIMIT_TEXT} o más. Elige uno de menos de ${FILE_LIMIT_TEXT}.`,
  },
  file_name_differs: { status: 422, message: 'Tus archivos deben tener el mismo nombre.' },
  file_infected: {
    status: 403,
    message: 'El antivirus encontró un virus en este archivo, así que no se puede descargar.',
  },
  file_pending: {
    status: 409,
    message:
      'El antivirus aún no ha revisado este archivo. Inténtalo en unos minutos; si no cambia, avisa a tu administrador.',
  },
  invalid_ticket: {
    status: 403,
    message: 'La descarga caducó. Vuelve a la carpeta y descarga de nuevo.',
  },
  invalid_link: {
    status: 403,
    message: 'El enlace no sirve o está incompleto. Entra a Lienzo y elige tus avisos por correo.',
  },
  quota_exceeded: {
    status: 413,
    message: 'Ya no hay espacio para este archivo. Vacía la papelera o pide más espacio a tu administrador.',
  },
  storage_full: {
    status: 507,
    message: 'El servidor se quedó sin espacio y el archivo no se guardó. Avisa a tu administrador.',
  },
  storage_unavailable: {
    status: 503,
    message: 'El almacén de archivos no responde. Inténtalo de nuevo en unos minutos.',
  },
  invalid_range: { status: 416, message: 'El tramo pedido no está en el archivo.' },
  invalid_user: { status: 403, message: 'Usuario inválido.' },
  wrong_password: {
    status: 422,
    message: 'Tu contraseña no pudo ser modificada: la contraseña actual no es correcta.',
  },
  own_account: {
    status: 403,
    message: 'No puedes desactivar, eliminar ni cambiar tu propia cuenta. Pídelo a otro administrador.',
  },
  last_admin: {
    status: 409,
    message: 'La organización se quedaría sin un Admin activo. Da de alta o activa a otro primero.',
  },
  INVITATION_NOT_FOUND: { status: 404, message: 'La invitación caducó o no existe.' },
  forbidden: { status: 403, message: 'Tu rol no permite esta acción. Pide ayuda a tu administrador.' },
  not_found: { status: 404, message: 'No existe o ya no tienes acceso.' },
  method_not_allowed: { status: 405, message: 'La dirección existe, pero no con ese método.' },
  invalid_request: { status: 400, message: 'La petición no tiene la forma esperada.' },
  invalid_json: { status: 400, message: 'El contenido no es JSON válido.' },
  unsupported_media_type: { status: 415, message: 'Envía el contenido como JSON.' },
  unsupported_version: {
    status: 400,
    message: 'Esta página es de otra versión de Lienzo. Vuelve a cargarla para continuar.',
  },
  missing_api_key: { status: 400, message: 'Falta el encabezado X-Api-Key.' },
  body_too_large: { status: 413, message: 'El contenido es demasiado grande.' },
  too_many_requests: { status: 429, message: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.' },
  invalid_report: { status: 422, message: 'El reporte no se guardó: corrige los elementos señalados.' },
  newer_report: {
    status: 422,
    message: 'El reporte fue hecho con una versión más reciente de Lienzo. Vuelve a cargar la página.',
  },
  report_conflict: {
    status: 409,
    message:
      'Otra persona guardó cambios en este reporte mientras lo editabas. Vuelve a abrirlo para ver su versión.',
  },
  report_not_found: { status: 404, message: 'El reporte no existe o ya no tienes acceso a él.' },
  unknown_table: { status: 422, message: 'La tabla no existe en el catálogo de datos.' },
  unknown_column: { status: 422, message: 'La columna no existe en el catálogo de datos.' },
  unknown_condition: { status: 422, message: 'La condición no se puede usar con esa columna.' },
  unknown_operator: { status: 422, message: 'La operación no se puede usar con esas columnas.' },
  unrelated_tables: {
    status: 422,
    message:
      'Las tablas elegidas no tienen relación entre sí. Elige otra tabla o quita la que no se relaciona.',
  },
  service_busy: { status: 503, message: 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.' },
  query_timeout: {
    status: 503,
    message: 'La consulta tardó demasiado. Agrega filtros o quita tablas e inténtalo de nuevo.',
  },
  invalid_image: { status: 422, message: 'El archivo no es una imagen JPG, PNG, GIF o WebP válida.' },
  invalid_logo: { status: 422, message: 'El archivo no es una imagen JPG o PNG válida.' },
  logo_too_large: { status: 413, message: 'El logotipo pasa de 1 MB. Elige uno más pequeño.' },
  image_too_large: { status: 413, message: 'La imagen pasa de 5 MB. Elige una más pequeña.' },
  render_busy: {
    status: 429,
    message: 'Hay muchas descargas en curso. Inténtalo de nuevo en unos segundos.',
  },
  render_timeout: {
    status: 503,
    message: 'El archivo tardó demasiado en generarse. Reduce el reporte e inténtalo de nuevo.',
  },
  render_cancelled: { status: 499, message: 'La descarga se canceló.' },
  render_failed: { status: 502, message: 'No se pudo generar el archivo. Inténtalo de nuevo.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** One entry of an answer that failed; `field` is a path in the request or an item's uuid. */
export const errorEntry = z.object({ code: z.string(), message: z.string(), field: z.string().optional() });
export const errorAnswer = z.object({ errorList: z.array(errorEntry).min(1) });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
