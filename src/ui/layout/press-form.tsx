import { PRESS_ADDRESS, PRESS_FORM } from '../components/press-button';
import { PressFields } from '../components/press-fields';

/** What presses are sent with until scripts answer them; its buttons stand all over the page. */
export const PressForm = () => (
  <form id={PRESS_FORM} method="post" action={PRESS_ADDRESS} hidden>
    {/* Filled in by the page's first script, when it has presses to hand over. */}
    <PressFields />
  </form>
);
