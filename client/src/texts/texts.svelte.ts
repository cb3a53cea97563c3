/** The interface's own texts, from Fluent catalogues; texts of games come from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";
import ru from "./ru.ftl?raw";

export const LANGUAGES = { en: "English", pl: "Polski", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

const SOURCES: Readonly<Record<Language, string>> = { en, pl, ru };
const KEPT = "hexside-language";

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(SOURCES[language]));
  return bundle;
}

export function isLanguage(word: string): word is Language {
  return word in LANGUAGES;
}

function firstLanguage(): Language {
  const wished = [localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  for (const tag of wished) {
    const word = tag.slice(0, 2).toLowerCase();
    if (isLanguage(word)) {
      return word;
    }
  }
  return "en";
}

class Texts {
  language = $state<Language>(firstLanguage());
  private readonly bundle = $derived(bundleOf(this.language));

  choose(language: Language): void {
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, values) : id;
  }
}

export const texts = new Texts();

export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  return texts.say(id, values);
}
