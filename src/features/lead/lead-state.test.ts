import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { Country } from "../../api-client";
import { india } from "../../lib/country";
import { startNewPage } from "../../lib/testing/new-page";

beforeEach(startNewPage);

async function load() {
  const state = await import("./lead-state");
  const { uiState } = await import("../../lib/ui-state");
  return { ...state, now: uiState };
}

const country = (countryCode: string, phonePrefix: string): Country => ({
  countryCode,
  name: countryCode,
  phoneNumberLength: ["9"],
  phonePrefix,
});
const france = country("FR", "+33");
const serverIndia = { ...country("IN", "+91"), phoneNumberLength: ["10", "11"] };
const list = [france, serverIndia];

test("a visit begins in India, with nothing open and no e-mail address", async () => {
  const { now } = await load();
  expect(now()).toMatchObject({ email: "", modal: null, country: india, isCountryTouched: false });
});

test("the modal opens for a request and closes", async () => {
  const { now, openLeadModal, closeLeadModal } = await load();
  act(() => openLeadModal("sales-callback"));
  expect(now().modal).toBe("sales-callback");
  act(closeLeadModal);
  expect(now().modal).toBeNull();
});

test("a component is rendered anew for the field that it reads, and for no other", async () => {
  const { useLeadState, openLeadModal, setSharedEmail } = await load();
  const rendered: (string | null)[] = [];
  renderHook(() => rendered.push(useLeadState("modal")));
  act(() => setSharedEmail("a@example.co"));
  act(() => openLeadModal("sales-callback"));
  expect(rendered).toEqual([null, "sales-callback"]);
});

describe("the server's list of countries", () => {
  test("moves an untouched picker to the visitor's own country", async () => {
    const { now, receiveCountries } = await load();
    act(() => receiveCountries(list, france));
    expect(now()).toMatchObject({ countries: list, country: france });
  });

  test("moves it to one that is not on the list, too, and the picker offers it", async () => {
    const { now, receiveCountries, offeredCountries } = await load();
    const own = country("XK", "+383");
    act(() => receiveCountries(list, own));
    expect(now().country).toEqual(own);
    expect(offeredCountries(now())).toEqual([own, ...list]);
  });

  test("without an own country leaves India, with the server's lengths", async () => {
    const { now, receiveCountries } = await load();
    act(() => receiveCountries(list, null));
    expect(now().country).toEqual(serverIndia);
  });

  test("without India leaves India, and the picker still offers it", async () => {
    const { now, receiveCountries, offeredCountries } = await load();
    act(() => receiveCountries([france], null));
    expect(now().country).toEqual(india);
    expect(offeredCountries(now())).toEqual([india, france]);
  });

  test("that is empty changes nothing", async () => {
    const { now, receiveCountries } = await load();
    const before = now();
    act(() => receiveCountries([], france));
    expect(now()).toBe(before);
  });

  test("does not move a picker for which a number was begun", async () => {
    const { now, receiveCountries, touchCountry } = await load();
    act(touchCountry);
    act(() => receiveCountries(list, france));
    expect(now()).toMatchObject({ countries: list, country: india, isCountryTouched: true });
  });

  test("does not move a chosen country", async () => {
    const { now, receiveCountries, chooseCountry, currentCountry } = await load();
    act(() => chooseCountry(serverIndia));
    act(() => receiveCountries(list, france));
    expect(now().country).toBe(serverIndia);
    expect(currentCountry()).toEqual({ country: serverIndia, isTouched: true });
  });
});

test("what the picker showed before the script ran is taken where it is on offer", async () => {
  const { now, chooseShownCountry } = await load();
  act(() => chooseShownCountry("FR"));
  act(() => chooseShownCountry(""));
  expect(now()).toMatchObject({ country: india, isCountryTouched: false });
  act(() => chooseShownCountry("US"));
  expect(now().country).toMatchObject({ countryCode: "US", phonePrefix: "+1" });
  expect(now().isCountryTouched).toBe(true);
});
