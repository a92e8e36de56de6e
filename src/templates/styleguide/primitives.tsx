import { useState, type ReactNode } from "react";
import { OpenLeadButton } from "../../features/lead";
import { sampleNotes } from "../../lib/sample-notes";
import { Button, ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { EntryList } from "../../ui/entry-list";
import { SelectField, TextAreaField, TextField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { LinkList } from "../../ui/link-list";
import { PageLinks } from "../../ui/page-links";
import { SampleLabel, SampleNote } from "../../ui/sample-label";
import { Switch } from "../../ui/switch";
import { notify } from "../../ui/toast";
import type { ToastKind } from "../../ui/toaster";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./styleguide.module.css";

function Example({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={shared.stack}>
      <h3>{name}</h3>
      <div className={shared.cluster}>{children}</div>
    </div>
  );
}

const toasts: readonly ToastKind[] = ["plain", "success", "error", "loading"];

function Above() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Example name="Dialog, toasts">
      <Button type="button" onClick={() => setIsOpen(true)}>
        Open a dialog
      </Button>
      <OpenLeadButton requestType="demo-callback" label="Open the lead modal" />
      {toasts.map((kind) => (
        <Button
          key={kind}
          type="button"
          variant="secondary"
          onClick={() => notify(kind, `A toast: ${kind}`)}
        >
          {kind}
        </Button>
      ))}
      {isOpen && (
        <Dialog title="A dialog" onClose={() => setIsOpen(false)}>
          <p>All of the page behind it is inert.</p>
        </Dialog>
      )}
    </Example>
  );
}

function Fields() {
  return (
    <Example name="Fields">
      <TextField name="plain" label="Name" autoComplete="off" />
      <TextField
        name="hint"
        label="Work email"
        hint="The invitation goes there."
        autoComplete="off"
      />
      <TextField
        name="error"
        label="Phone"
        error="Please enter a valid number"
        autoComplete="off"
      />
      <SelectField
        name="select"
        label="Country code"
        options={[
          { value: "in", label: "India (+91)" },
          { value: "us", label: "United States (+1)" },
        ]}
        select={{ defaultValue: "in" }}
      />
      <TextAreaField name="area" label="Requirements" hint="Optional." />
      <Switch name="on" label="Analytics" hint="On" isOn />
      <Switch name="off" label="Advertising" hint="Off" isOn={false} />
      <Switch name="fixed" label="Strictly necessary" hint="Always on" isOn isDisabled />
    </Example>
  );
}

const entry = { url: "/faq/", title: "An entry", description: "A description.", note: "4 min" };

/** Every primitive of `src/ui` in its states. */
export function Primitives() {
  return (
    <section className={styles.group} aria-labelledby="primitives">
      <h2 id="primitives">Primitives</h2>
      <Example name="Buttons">
        <Button type="button">Primary</Button>
        <Button type="button" variant="secondary">
          Secondary
        </Button>
        <Button type="button" disabled>
          Sending…
        </Button>
        <Button type="button" variant="secondary" disabled>
          Waiting…
        </Button>
        <ButtonLink href="/faq/">A link</ButtonLink>
      </Example>
      <Fields />
      <Above />
      <Example name="Icons">
        <Icon name="chevron" />
        <Icon name="close" />
        <Icon name="previous" />
        <Icon name="next" />
      </Example>
      <Example name="Sample label">
        <SampleLabel />
        <SampleNote>{sampleNotes.page}</SampleNote>
      </Example>
      <Example name="Lists">
        <EntryList entries={[entry, { ...entry, url: "/about/", sample: true }]} empty="" />
        <EntryList entries={[]} empty="No posts yet." />
        <LinkList title="Read next" links={[entry]} />
        <PageLinks url="/blog/" place={{ number: 2, count: 9 }} />
      </Example>
    </section>
  );
}
