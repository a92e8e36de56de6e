import { Button } from "../../ui/button";
import { actionNames, type ModalRequestType } from "./lead-state";
import { MODAL_PAGES, openLeadFrom, preloadLeadFor, REQUEST_ATTRIBUTE } from "./open-lead-modal";

interface OpenLeadButtonProps {
  readonly requestType: ModalRequestType;
  /** Without it, the name that the action has on the whole site. */
  readonly label?: string;
}

/**
 * A button that opens the lead modal. It submits a form whose action is the page with the same form,
 * so it also works before scripts run.
 */
export function OpenLeadButton({
  requestType,
  label = actionNames[requestType],
}: OpenLeadButtonProps) {
  return (
    <form
      action={MODAL_PAGES[requestType]}
      {...{ [REQUEST_ATTRIBUTE]: requestType }}
      onSubmit={({ nativeEvent }) => openLeadFrom(nativeEvent)}
    >
      <Button
        type="submit"
        aria-haspopup="dialog"
        onPointerEnter={({ nativeEvent }) => preloadLeadFor(nativeEvent)}
        onFocus={({ nativeEvent }) => preloadLeadFor(nativeEvent)}
      >
        {label}
      </Button>
    </form>
  );
}
