/** What every form of presses takes along: those of before, and where the customer goes on. */
export const PressFields = () => (
  <>
    <input type="hidden" name="early" />
    <input type="hidden" name="to" />
  </>
);
