import type { FormEvent } from "react";
import { Button, type ButtonVariant } from "../../ui/button";
import { loadLeadModal } from "./load-lead-modal";
import { openLeadModal, type ModalRequestType } from "./lead-state";
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
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    openLeadModal(requestType);
  };
  const preload = () => void loadLeadModal().catch(() => undefined);
  return (
    <form action={modalPages[requestType]} onSubmit={onSubmit}>
      <Button
        type="submit"
        variant={variant}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
      >
        {label}
      </Button>
    </form>
  );
}
