import type { forgot_password } from '@lienzo/schema/api/account-endpoints';
import { clientAddress } from '../../../../platform/http/client-address.ts';
import { originOf } from '../../audit/origin-of.ts';
import type { PublicHandler } from '../../services.ts';

/** Whether the account exists is looked up by the job, so that neither answer nor time can tell. */
export const forgotPassword: PublicHandler<typeof forgot_password> = async ({ body, services, context }) => {
  const address = clientAddress(context, services.behindProxy);
  await services.loginLimits.take('forgot', { account: body.mail, address });
  const asked = originOf(context, services);
  await services.jobs.send('send_reset', { mail: body.mail, asked }, { key: body.mail.toLowerCase() });
  return {};
};
