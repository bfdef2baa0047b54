import './styles/global';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { App } from './app';
import { createBoardI18n, firstLanguage } from './i18n/board-i18n';
import { takeLinkKey } from './session/link-key';

const start = async (): Promise<void> => {
  const root = document.getElementById('board');
  if (!root) return;
  const linkKey = takeLinkKey();
  const i18n = await createBoardI18n(firstLanguage());
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <BrowserRouter basename="/board">
        <App linkKey={linkKey} />
      </BrowserRouter>
    </I18nextProvider>,
  );
};

void start();
