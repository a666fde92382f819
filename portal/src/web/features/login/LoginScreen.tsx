import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PublicPage } from '../../shared/public-page/PublicPage';
import { TextLink } from '../../shared/public-page/TextLink';
import { LoginForm } from '../../shared/session/LoginForm';
import { landing } from '../../shared/session/landing';
import { useSessionState } from '../../shared/session/use-session';

/**
 * Login (specification 1 §2). After signing in, here or in another tab, the user is redirected to the requested page.
 */
export function LoginScreen() {
  const { volver } = useSearch({ strict: false });
  const { url } = useParams({ strict: false });
  const navigate = useNavigate();
  const state = useSessionState();
  const role = state.status === 'active' ? state.session.roleName : null;
  useEffect(() => {
    if (role !== null) void navigate({ href: landing(role, { volver, url }), replace: true });
  }, [role, volver, url, navigate]);
  return (
    <PublicPage title={sessionMessages.welcome} lead={sessionMessages.lead} screen={sessionMessages.title}>
      <LoginForm>
        <TextLink to="/forgot">{sessionMessages.forgot}</TextLink>
      </LoginForm>
    </PublicPage>
  );
}
