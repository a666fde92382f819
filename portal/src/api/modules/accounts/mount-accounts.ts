/** The endpoints of sessions, users and organizations. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import {
  addClientUser,
  getClientUsers,
  setClientUserNotices,
  setClientUserPayrolls,
} from './handlers/clients/client-users.ts';
import {
  correctClient,
  createClient,
  getClientDetail,
  listClientSummaries,
  renameClient,
} from './handlers/clients/clients.ts';
import { getLogo, setLogo } from './handlers/organizations/logo.ts';
import {
  changeOrganization,
  getOrganization,
  listOrganizations,
  newOrganization,
} from './handlers/organizations/providers.ts';
import { changeUserRole, createUser, listUsers } from './handlers/organizations/users.ts';
import { getClientsOfUser, setClientsOfUser } from './handlers/people/clients-of-user.ts';
import { getAudit } from './handlers/people/get-audit.ts';
import {
  getModuleOwners,
  getModules,
  getModulesOfUser,
  setModulesOfUser,
} from './handlers/people/modules.ts';
import {
  acceptInvitation,
  checkPasswordLink,
  forgotPassword,
  resetUserPassword,
} from './handlers/people/password-links.ts';
import { replacePassword } from './handlers/people/replace-password.ts';
import { confirmMail, savePerson } from './handlers/people/save-person.ts';
import { setUserActive } from './handlers/people/set-user-active.ts';
import { getUserModules } from './handlers/session/get-user-modules.ts';
import { logIn } from './handlers/session/log-in.ts';
import { logOut } from './handlers/session/log-out.ts';
import { renew } from './handlers/session/renew.ts';
import type { AccountServices } from './services.ts';

export function mountAccounts(mount: EndpointMount<AccountServices>): void {
  mount.open(endpoints.login, logIn);
  mount.open(endpoints.refresh, renew);
  mount.guarded(endpoints.logout, logOut);
  mount.guarded(endpoints.user_modulos, getUserModules);
  mount.open(endpoints.forgot_password, forgotPassword);
  mount.open(endpoints.check_password_link, checkPasswordLink);
  mount.open(endpoints.accept_invitation, acceptInvitation);
  mount.open(endpoints.replace_password, replacePassword);
  mount.guarded(endpoints.reset_user_password, resetUserPassword);
  mount.guarded(endpoints.set_user_active, setUserActive);
  mount.guarded(endpoints.save_person, savePerson);
  mount.open(endpoints.confirm_mail, confirmMail);
  mount.guarded(endpoints.get_user_organization_clients, getClientsOfUser);
  mount.guarded(endpoints.set_user_organization_clients, setClientsOfUser);
  mount.guarded(endpoints.organization_users, listUsers);
  mount.guarded(endpoints.create_user, createUser);
  mount.guarded(endpoints.change_user_role, changeUserRole);
  mount.guarded(endpoints.organizations, listOrganizations);
  mount.guarded(endpoints.new_organization, newOrganization);
  mount.guarded(endpoints.change_organization, changeOrganization);
  mount.guarded(endpoints.organization_logo, setLogo);
  mount.open(endpoints.logo_image, getLogo);
  mount.guarded(endpoints.organization_detail, getOrganization);
  mount.guarded(endpoints.account_audit, getAudit);
  mount.guarded(endpoints.modulos, getModules);
  mount.guarded(endpoints.organizationsAllUser, getModuleOwners);
  mount.guarded(endpoints.get_modulos, getModulesOfUser);
  mount.guarded(endpoints.set_modulos, setModulesOfUser);
  mount.guarded(endpoints.client, listClientSummaries);
  mount.guarded(endpoints.create_client, createClient);
  mount.guarded(endpoints.client_detail, getClientDetail);
  mount.guarded(endpoints.update_client, correctClient);
  mount.guarded(endpoints.ClientRename, renameClient);
  mount.guarded(endpoints.organizationsUser, getClientUsers);
  mount.guarded(endpoints.clientUser, addClientUser);
  mount.guarded(endpoints.set_client_user_payrolls, setClientUserPayrolls);
  mount.guarded(endpoints.set_client_user_notices, setClientUserNotices);
}
