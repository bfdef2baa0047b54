import { use } from 'react';
import { LaterPartsContext } from '../app/later-parts';
import { briefStatusLine } from '../components/status-styles';

/** Whether the shop is open, once the page is alive; until then the room for it. */
export const HeaderStatus = () => {
  const later = use(LaterPartsContext);
  return later ? <later.Status isBrief /> : <p css={briefStatusLine} />;
};
