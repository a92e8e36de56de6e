import { Button, type ButtonVariant } from "../../ui/button";
import { openLeadFrom, preloadLeadFor, REQUEST_ATTRIBUTE } from "./lead-opener";
import type { ModalRequestType } from "./lead-state";
import { modalPages } from "./modal-pages";

interface OpenLeadButtonProps {
  readonly requestType: ModalRequestType;
  readonly label: string;
  readonly variant?: ButtonVariant;
}

/**
 * A button that opens the lead modal. Before the script runs it is the submit button of a form that
 * leads to the page with the same form (readings.md, Navigation).
 */
export function OpenLeadButton({ requestType, label, variant }: OpenLeadButtonProps) {
  return (
    <form
      action={modalPages[requestType]}
      {...{ [REQUEST_ATTRIBUTE]: requestType }}
      onSubmit={({ nativeEvent }) => openLeadFrom(nativeEvent)}
    >
      <Button
        type="submit"
        variant={variant}
        aria-haspopup="dialog"
        onPointerEnter={({ nativeEvent }) => preloadLeadFor(nativeEvent)}
        onFocus={({ nativeEvent }) => preloadLeadFor(nativeEvent)}
      >
        {label}
      </Button>
    </form>
  );
}
